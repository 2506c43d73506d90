Feature: Drafts

  @DYN-02 @D-04
  Scenario: An applicant's input survives a reload and a language switch
    Given I have got as far as the company details
    When I type "Am Wall" as the street without sending it
    And I reload the page
    Then the street still reads "Am Wall"
    When I switch to English
    Then the page's language is English
    And the street still reads "Am Wall"
    When I type "Am Deich" as the street and try to send it at once
    And I reload the page
    Then the street still reads "Am Deich"

  @DYN-02 @SHELL-10 @no-js
  Scenario: The language switch keeps the input without JavaScript
    Given I have got as far as the company details
    When I fill in the street "Am Wall"
    And I switch to English
    Then the page's language is English
    And the street still reads "Am Wall"
    When I fill in the postcode "#"
    And I press Enter in the postcode
    Then the postcode is refused
    And the page's language is English

  @DYN-02 @SHELL-10 @no-js @needs-partners
  Scenario: The language switch keeps the answers about a medical practice without JavaScript
    Given I visit Curavest
    And I have got as far as the project of my practice
    When I fill in the purpose description "Wir gründen im Neubaugebiet eine Praxis"
    And I switch to English
    Then the page's language is English
    And the purpose description still reads "Wir gründen im Neubaugebiet eine Praxis"

  @DYN-02
  Scenario: A reload keeps the account's e-mail and not the password
    Given I have got as far as the account creation
    When I type "katrin@brandt.example" as the e-mail without sending it
    And I reload the page
    Then the e-mail still reads "katrin@brandt.example"
    And the password still reads ""

  @DYN-02 @D-04 @plain
  Scenario: An applicant resumes the application after closing the browser
    Given I have got as far as the company details
    When I close the browser and come back
    And I open the portal
    Then I can choose to go on with my request
    When I choose to go on with my request
    Then I arrive at the company details
    When I open the loan request
    Then the amount is 250,000 and the duration 36 months

  @DYN-02 @D-04 @D-10 @own-portal @needs-proxy
  Scenario: A crash or restart of the portal loses no input
    Given the portal runs for me alone
    And I have got as far as the company details
    When I type "Am Wall" as the street without sending it
    And the portal crashes and is started again
    And the portal is shut down and is started again
    And I reload the page
    Then the street still reads "Am Wall"
    When I complete the details of my company
    And the portal crashes while my application is sent
    Then my e-mail is still there
    When I send my account once more
    Then I see an indicative offer over 250,000 euros
    And the lender has one application of mine

  @D-10 @needs-proxy
  Scenario: A lost connection while sending loses no input
    Given I have got as far as the check of my answers
    When my connection breaks while my application is sent
    Then my e-mail is still there
    When I send my account once more
    Then I see an indicative offer over 250,000 euros
    And the lender has one application of mine

  @DYN-02 @plain
  Scenario: An applicant discards a draft
    Given I have got as far as the company details
    When I open the portal
    Then I can choose to go on with my request
    When I choose to discard my request
    Then the amount is 100,000 and the duration 48 months
    And I cannot choose to go on with my request

  @DYN-02 @needs-partners
  Scenario: A practice resumes its draft with checkbox states
    Given I visit Curavest
    And I have got as far as the project of my practice
    When I type "Wir gründen im Neubaugebiet eine Praxis" as the purpose description without sending it
    And I type "yes" as the correctness without sending it
    And I close the browser and come back
    And I open the portal
    And I choose to go on with my request
    Then I arrive at the project of my practice
    And the purpose description still reads "Wir gründen im Neubaugebiet eine Praxis"
    And the correctness is ticked
    When I type "" as the correctness without sending it
    And I reload the page
    Then the correctness is not ticked

  @DYN-02 @plain
  Scenario: Two tabs at different steps of an application keep the answers of both
    Given I have got as far as the company details
    When I ask for 80,000 euros over 24 months in another tab
    And I complete the details of my company
    Then the answers to be checked say:
      | Finanzierungsbetrag | 80.000~€    |
      | Anschrift              | Hafenstraße 12a, 28217 Bremen |

  @CLA-08
  Scenario: Details of one company are never applied to another tab's company
    Given I have got as far as the company name
    When I choose "Metallbau Brandt GmbH" from the suggestions
    And I type "Am Wall" as the street without sending it
    And I name my company "Fährhaus am Überseekai KG" in another tab
    And I send the form
    Then I see the message that the company is "Fährhaus am Überseekai KG" by now
    And the street reads ""
    When I name my company "Nordlicht Optik GmbH" in another tab
    And I fill in the street "Am Wall"
    Then I see the message that the company is "Nordlicht Optik GmbH" by now
    And the street reads ""
    When I complete the details of my company
    Then the answers to be checked say:
      | Name des Unternehmens | Nordlicht Optik GmbH |
      | Anschrift                | Hafenstraße 12a, 28217 Bremen |

  @CLA-08 @no-js
  Scenario: A company changed in another tab is detected without JavaScript
    Given I have got as far as the company name
    When I choose "Metallbau Brandt GmbH" from the suggestions
    And I fill in the street "Am Wall"
    And I name my company "Fährhaus am Überseekai KG" in another tab
    And I send the form
    Then I see the message that the company is "Fährhaus am Überseekai KG" by now
    And the street reads ""

  @CLA-08 @needs-partners
  Scenario: A configured form detects a company changed in another tab
    Given I visit Curavest
    And I have got as far as the data of my practice
    When I name my practice "Praxis am See" in another tab
    And I fill in the street "Am Wall"
    Then I see the message that the company is "Praxis am See" by now
    And the street reads ""
    When I name my practice "Praxis am Hang" in another tab
    And I send the form
    Then I see the message that the company is "Praxis am Hang" by now

  @DYN-02 @HTTP-03 @needs-proxy
  Scenario: An applicant's answers return after a session timeout
    Given I am logged in
    And I have got as far as the check of my answers
    When my session ends in the lending system
    And I check my answers and send them
    Then I am asked to log in
    When I log in here
    Then I arrive at the check of my answers
    And the answers to be checked say:
      | Anschrift | Hafenstraße 12a, 28217 Bremen |

  @CLA-08 @no-js
  Scenario: An applicant repeats the company search without JavaScript
    Given I have got as far as the company name
    When I search for "Optik" by the button
    And I search for "Brandt" by the button
    And I choose "Metallbau Brandt GmbH" from the suggestions
    Then I arrive at the company details
