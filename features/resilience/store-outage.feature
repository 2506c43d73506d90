@own-portal @redis
Feature: Session store outages

  Visitors get a message and keep their input.

  @HTTP-04 @plain
  Scenario: A page that needs the session shows an error in the visitor's language
    Given I read Polish
    And the portal runs for me alone with a Redis
    Then its log says before anybody has asked for a page that a restart of Redis loses the sessions
    Given I have got as far as the company details
    When the session store stops answering
    And I open "/application/company-details"
    Then the page says in Polish that the portal cannot get at my data, and when to come back
    And I read the number by which the bank finds my request in its log
    And the answer reveals no internals
    When the session store answers again
    And I try again
    Then I arrive at the company details

  @HTTP-04 @plain
  Scenario: An outage of the session store shows an error page at every address and is logged once
    Given the portal runs for me alone with a Redis
    And I have got as far as the company details
    When the session store stops answering
    And I open "/"
    Then the page says in German that the portal cannot get at my data, and when to come back
    When I open "/dashboard"
    Then the page says in German that the portal cannot get at my data, and when to come back
    When I open "/application/repayment-plan.csv"
    Then a page without the bank's frame says that the portal cannot get at my data
    And its log has one error, the outage of the session store

  @HTTP-04
  Scenario Outline: After an outage, a visitor sends the unsaved input from the error page, <how>
    Given the portal runs for me alone with a Redis
    And I have got as far as the company details
    When the session store stops answering
    And I complete the details of my company
    Then I see the message that what I typed could not be saved
    When the session store answers again
    And I send it once more
    Then I arrive at the check of my answers
    And the answers to be checked say:
      | Anschrift | Hafenstraße 12a, 28217 Bremen |

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |
