Feature: Checking answers before sending

  @CLA-13
  Scenario: An applicant changes an answer and returns to the check page
    Given I have got as far as the check of my answers
    Then the answers to be checked say:
      | Finanzierungsbetrag | 250.000~€           |
      | Laufzeit            | 36 Monate           |
      | Name des Unternehmens | Nordlicht Optik GmbH |
      | Anschrift              | Hafenstraße 12a, 28217 Bremen |
      | Steuernummer        | nicht angegeben     |
    When I change the answer about the street
    And I fill in the street "Am Wall"
    And I send the form
    Then I arrive at the check of my answers
    And the answers to be checked say:
      | Anschrift | Am Wall 12a, 28217 Bremen |

  @CLA-13 @D-262
  Scenario: On a desktop, the continue button of the check page is in view
    Given I have got as far as the check of my answers
    Then the way on from the check page is in view

  @plain
  Scenario: A customer who goes back from an answer returns to the check page
    Given I have got as far as the check of my answers
    When I change the answer about the street
    And I go back a step
    Then I arrive at the check of my answers

  @no-js
  Scenario: An applicant changes an answer without JavaScript
    Given I have got as far as the check of my answers
    When I change the answer about the city
    And I fill in the city "Hamburg"
    And I send the form
    Then I arrive at the check of my answers
    And the answers to be checked say:
      | Anschrift | Hafenstraße 12a, 28217 Hamburg |

  @DYN-09 @plain @needs-partners
  Scenario: An applicant who changes the loan purpose answers its questions before the check page
    Given I visit Curavest
    And I have got as far as the check of my practice's answers
    Then the answers to be checked say:
      | Laufzeit                   | 10~Jahre |
      | Anteil der Privatpatienten | 12,5~%   |
      | Gibt es schon Räume?       | Ja       |
    When I change the answer about the loan purpose
    And I choose devices and equipment
    And I fill in the amount "60.000"
    And I send the form
    Then I arrive at the project of my practice
    When I fill in the number of devices "2"
    And I send the form
    Then I arrive at the check of my answers

  @CLA-13 @CLA-12 @plain
  Scenario: A logged-in customer sends the application from the check page
    Given I am logged in
    And I have got as far as the check of my answers
    When I check my answers and send them
    Then I see an indicative offer over 250,000 euros
