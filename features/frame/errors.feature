Feature: Error pages

  @SHELL-17 @LIST-05 @needs-proxy
  Scenario Outline: The list of applications shows an error page with status and contacts for <failure>
    Given I am logged in
    And the list of applications answers <failure>
    When I open "/dashboard/applications"
    Then I see the message that my applications could not be loaded
    And the error page shows the status <status>
    And the error page hints at trying again and at asking for help
    And I read the number by which the bank finds my request in its log
    And the page has one heading, one statement and one thing to press
    And I can go on to tel:+494066969120
    And I can go on to mailto:firmenkunden@lindhof.example
    And the page is titled "Fehler · Lindhof Bank"

    @plain
    Examples:
      | failure                    | status |
      | a server error             | 500    |
      | a web page                 | 502    |
      | the code err_no_permission | 403    |

  @SHELL-17 @D-71 @needs-proxy
  Scenario: The applications page loads again after 30 seconds if the profile cannot be loaded
    Given I am logged in
    And the profile answers a server error
    When time on the page is in my hand
    And I open "/dashboard/applications"
    Then I see the message that my account cannot be reached
    And I see the message that it is tried again by itself
    When the lending system recovers
    And 31 seconds pass on the page
    Then the page is titled "Meine Finanzierungen · Lindhof Bank"

  @SHELL-18 @needs-partners @needs-mail
  Scenario Outline: The dashboard of a partner opens only after the e-mail address is confirmed, <how>
    Given I visit Kontor Klein
    And I register
    Then I am asked to confirm my address
    And I read to which address the mail went
    And I can go on to mailto:hallo@kontorklein.example
    And the page is titled "E-Mail bestätigen · Kontor Klein"
    And no toast speaks of it
    When I choose to have the confirmation mail sent again
    Then I am asked to confirm my address
    And I see the message that the confirmation mail is on its way
    And I have 2 confirmation mails
    When I choose to go on with my confirmed address
    Then I am asked to confirm my address
    And I see the message that my address is still not confirmed
    And I arrive at "/dashboard/applications"
    When the link of the confirmation mail is opened elsewhere
    And I choose to go on with my confirmed address
    Then I arrive at my applications
    And the page is titled "Meine Finanzierungen · Kontor Klein"

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @SHELL-17 @SHELL-01 @SHELL-23 @no-js @needs-proxy
  Scenario: A failed form shows a full error page in the visitor's language without JavaScript
    Given I read English
    And I finance three objects
    When I open my objects
    And I open my objects at "?add"
    But the application answers a server error
    And I complete the task
    Then an error page is shown in English
    And the page is titled "Error · Lindhof Bank"
    And I can go on to mailto:firmenkunden@lindhof.example

  @SHELL-17
  Scenario: A response that breaks off while the visitor leaves a page reports no error in Firefox
    When I open "/login"
    Then the page keeps to itself what Firefox says of an answer that broke off
